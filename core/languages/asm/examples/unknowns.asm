; What becomes of values that nobody knows: the
; registers hold expressions, and the jump has two
; sides.
        mov  hl, %a
        mov  bc, %b
        inc  hl
        mul  hl, bc
        cmp  hl, 12
        jz   twelve
        term "something else"
        hlt
twelve:
        term "twelve"
        hlt
