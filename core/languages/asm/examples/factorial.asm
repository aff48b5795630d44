; 5!, by a procedure that calls itself: watch the
; two stacks grow and shrink.
        mov  r0, 5
        mov  r1, 1
        call factorial
        push 30
        cmp  r1, 121
        hlt
factorial:
        cmp  r0, 0
        jz   base
        push r0
        dec  r0
        call factorial
        pop  r0
        mul  r1, r0
        ret
base:
        mov  r1, 1
        ret
