//! Names the machine, because a time means little without it.

use std::process::Command;

/// Returns the processor, the number of its threads, and the operating system.
pub(crate) fn name() -> String {
    let processor = processor().unwrap_or_else(|| "unknown processor".to_owned());
    let (threads, os, arch) = (threads(), std::env::consts::OS, std::env::consts::ARCH);
    format!("{processor}, {threads} threads, {os} {arch}")
}

/// Returns the number of threads of this machine.
pub(crate) fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn processor() -> Option<String> {
    let name = match std::env::consts::OS {
        "linux" => {
            let processors = std::fs::read_to_string("/proc/cpuinfo").ok()?;
            let line = processors
                .lines()
                .find(|line| line.starts_with("model name"))?;
            line.split_once(':')?.1.to_owned()
        }
        "macos" => {
            let mut sysctl = Command::new("sysctl");
            let answer = sysctl
                .args(["-n", "machdep.cpu.brand_string"])
                .output()
                .ok()?;
            String::from_utf8(answer.stdout).ok()?
        }
        _ => std::env::var("PROCESSOR_IDENTIFIER").ok()?,
    };
    Some(name.trim().to_owned()).filter(|name| !name.is_empty())
}
