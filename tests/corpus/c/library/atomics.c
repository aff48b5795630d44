#include <stdio.h>
#include <stdatomic.h>
#include <stdbool.h>
_Atomic int counter = 0; atomic_int ai = ATOMIC_VAR_INIT(5); atomic_bool flag; atomic_flag lock = ATOMIC_FLAG_INIT;
_Thread_local int tl = 3; static _Thread_local int tl2; __thread int tl3 = 9;
int main(void) {
  counter++; counter += 4; atomic_fetch_add(&counter, 10); printf("%d\n", counter);
  printf("%d\n", atomic_load(&ai)); atomic_store(&ai, 9); printf("%d\n", atomic_exchange(&ai, 11)); 
  int exp = 11; bool ok = atomic_compare_exchange_strong(&ai, &exp, 20); printf("%d %d\n", ok, atomic_load_explicit(&ai, memory_order_relaxed));
  exp = 1; ok = atomic_compare_exchange_weak(&ai, &exp, 21); printf("%d %d\n", ok, exp);
  printf("%d %d\n", atomic_flag_test_and_set(&lock), atomic_flag_test_and_set(&lock)); atomic_flag_clear(&lock);
  atomic_init(&flag, true); printf("%d %d %d %d\n", (int)atomic_load(&flag), tl, tl2, tl3);
  printf("%d %d\n", atomic_fetch_sub(&counter, 3), atomic_fetch_or(&counter, 16)); printf("%d\n", atomic_fetch_and(&counter, 7)); printf("%d\n", atomic_fetch_xor(&counter, 1)); 
  _Atomic(long) al = 7; atomic_thread_fence(memory_order_seq_cst); al *= 2; printf("%ld\n", al);
  int *pi; int v = 3; _Atomic(int*) ap = &v; pi = ap; printf("%d\n", *pi); return 0; }
