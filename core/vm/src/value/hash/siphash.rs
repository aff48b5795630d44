//! SipHash-1-3 (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012, with one compression
//! and three finalization rounds) under the all-zero key, so that hashes are the same in every run.

/// The hash of some bytes.
#[must_use]
pub fn siphash13(bytes: &[u8]) -> u64 {
    let mut state = [
        0x736f_6d65_7073_6575_u64,
        0x646f_7261_6e64_6f6d,
        0x6c79_6765_6e65_7261,
        0x7465_6462_7974_6573,
    ];
    let mut words = bytes.chunks_exact(8);
    for word in &mut words {
        let mut block = [0; 8];
        block.copy_from_slice(word);
        compress(&mut state, u64::from_le_bytes(block));
    }
    let mut last = [0; 8];
    let rest = words.remainder();
    last[..rest.len()].copy_from_slice(rest);
    last[7] = bytes.len() as u8;
    compress(&mut state, u64::from_le_bytes(last));
    state[2] ^= 0xff;
    for _ in 0..3 {
        round(&mut state);
    }
    state[0] ^ state[1] ^ state[2] ^ state[3]
}

fn compress(state: &mut [u64; 4], word: u64) {
    state[3] ^= word;
    round(state);
    state[0] ^= word;
}

fn round([a, b, c, d]: &mut [u64; 4]) {
    *a = a.wrapping_add(*b);
    *c = c.wrapping_add(*d);
    *b = b.rotate_left(13) ^ *a;
    *d = d.rotate_left(16) ^ *c;
    *a = a.rotate_left(32);
    *c = c.wrapping_add(*b);
    *a = a.wrapping_add(*d);
    *b = b.rotate_left(17) ^ *c;
    *d = d.rotate_left(21) ^ *a;
    *c = c.rotate_left(32);
}
