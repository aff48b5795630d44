; Every way through two jumps, whatever the numbers
; say: see the panel Worlds.
.mode symbolic
        mov  r1, 10
        inc  r1
        mov  r2, 20
        cmp  r1, 0
        jnz  7
        cmp  r2, 1
        mov  r1, 30
        jz   10
        mov  r3, 40
        hlt
        mov  r3, 50
        hlt
