// Scanners include this header for what `wctype.h` declares.
#ifndef REDDRAGON_WASM_WCHAR_H_
#define REDDRAGON_WASM_WCHAR_H_

#include <wctype.h>

#endif
