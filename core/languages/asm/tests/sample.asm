.mode concrete
        mov  r0, 5
        mov  r1, 0x1f
        mov  hl, %a
        call factorial
        push 30
        push r1
        pop  r2
        cmp  r1, 121
        jnz  other
        term "equal"
        nop
        hlt
label other
        term r1
        j    9
factorial:
        cmp  r0, 0      # is it over?
        jz   base
        inc  hl
        mul  hl, r0
        dec  r0
        call factorial
        ret
base:
        mov  r1, 1      // the last one
        ret
