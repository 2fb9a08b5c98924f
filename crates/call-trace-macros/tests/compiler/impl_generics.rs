struct Pair<T>(T, T);

impl<T: Clone> Pair<T> {
    #[call_trace::traced]
    fn twice(item: T) -> (T, T) {
        (item.clone(), item)
    }
}

fn main() {
    Pair::twice(1);
}
