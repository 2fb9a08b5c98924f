//! The system calls that submitted code is refused behind Landlock, which does not know them: by a filter that the process puts before
//! the kernel, and that stays.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use libc::c_long;
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter,
    SeccompRule, apply_filter,
};

/// Refused whatever is asked.
const ALWAYS: [c_long; 25] = [
    // Sockets of every kind: UDP, and files on which a service of the machine listens. The ring could open one, too.
    libc::SYS_socket,
    libc::SYS_io_uring_setup,
    // What is shared with other processes, and is no file.
    libc::SYS_shmget,
    libc::SYS_shmat,
    libc::SYS_msgget,
    libc::SYS_semget,
    libc::SYS_mq_open,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
    // Who may use a file, and its dates: Landlock keeps what is in it, and not what is noted of it.
    libc::SYS_fchmod,
    libc::SYS_fchmodat,
    libc::SYS_fchown,
    libc::SYS_fchownat,
    libc::SYS_utimensat,
    libc::SYS_setxattr,
    libc::SYS_lsetxattr,
    libc::SYS_fsetxattr,
    libc::SYS_removexattr,
    libc::SYS_lremovexattr,
    libc::SYS_fremovexattr,
    // The same by newer calls, which every kind of machine knows by these numbers.
    452, // fchmodat2
    463, // setxattrat
    466, // removexattrat
    469, // file_setattr
];

/// The same in their old forms.
#[cfg(target_arch = "x86_64")]
const OLD: [c_long; 6] = [
    libc::SYS_chmod,
    libc::SYS_chown,
    libc::SYS_lchown,
    libc::SYS_utime,
    libc::SYS_utimes,
    libc::SYS_futimesat,
];

/// Newer kinds of machines have no old forms.
#[cfg(not(target_arch = "x86_64"))]
const OLD: [c_long; 0] = [];

/// Refuses them from now on, also to what this process starts.
pub(super) fn refuse() -> Result<()> {
    let mut rules: BTreeMap<i64, Vec<SeccompRule>> = BTreeMap::new();
    for call in ALWAYS.into_iter().chain(OLD) {
        rules.insert(call, Vec::new());
    }
    // The limits of another process, so that the grader would run out of its time.
    let of_another = SeccompCondition::new(0, SeccompCmpArgLen::Dword, SeccompCmpOp::Ne, 0)
        .and_then(|it| SeccompRule::new(vec![it]));
    let of_another = of_another.context("no filter can be made")?;
    rules.insert(libc::SYS_prlimit64, vec![of_another]);
    if cfg!(target_arch = "x86_64") {
        // The numbers of a third kind of program, where the kernel knows it.
        const X32: i64 = 0x4000_0000;
        let again: Vec<_> = rules
            .iter()
            .map(|(call, rules)| (call | X32, rules.clone()))
            .collect();
        rules.extend(again);
    }
    let architecture = std::env::consts::ARCH.try_into();
    let architecture = architecture.context("no filter can be made for this kind of machine")?;
    let refused = SeccompAction::Errno(libc::EPERM.unsigned_abs());
    let filter = SeccompFilter::new(rules, SeccompAction::Allow, refused, architecture);
    let filter: BpfProgram = filter
        .and_then(TryInto::try_into)
        .context("no filter can be made")?;
    apply_filter(&filter).context("the kernel takes no filter of system calls")
}
