mod async_fn {
    #[call_trace::traced]
    async fn wait(n: u64) -> u64 {
        n
    }

    fn calls() {
        _ = wait(1);
    }
}

mod cfg_argument {
    use call_trace::traced;

    #[traced]
    fn count(n: u64, #[cfg(windows)] drive: char) -> u64 {
        n
    }

    fn calls() {
        count(1);
    }
}

mod const_fn {
    #[call_trace::traced]
    const fn double(n: u64) -> u64 {
        2 * n
    }

    fn calls() {
        double(1);
    }
}

mod no_body {
    trait Game {
        #[call_trace::traced]
        fn moves(&self) -> u32;
    }
}

mod not_a_function {
    struct Queens;

    #[call_trace::traced]
    impl Queens {
        fn place(&self) {}
    }

    #[call_trace::traced]
    struct Board;

    #[call_trace::traced]
    trait Game {}

    #[call_trace::traced]
    mod inside {}
}

mod unsafe_fn {
    #[call_trace::traced]
    unsafe fn trust_me(n: u64) -> u64 {
        n
    }
}

fn main() {}
