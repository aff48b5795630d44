#include <stdio.h>
#include <stddef.h>
struct __attribute__((packed)) hdr { char a; int b; short c; double d; };
struct hdr2 { char a; int b __attribute__((packed)); short c; } ;
typedef struct { char tag; unsigned long v; } __attribute__((__packed__)) tp;
struct al { int x; } __attribute__((aligned(16)));
struct al2 { char c; int y __attribute__((aligned(32))); };
int g __attribute__((aligned(64)));
_Alignas(32) char buf[10];
#pragma pack(push, 1)
struct pp { char a; int b; };
#pragma pack(pop)
struct np { char a; int b; };
#pragma pack(2)
struct p2 { char a; int b; };
#pragma pack()
int main(void) {
  printf("%zu %zu %zu %zu\n", sizeof(struct hdr), offsetof(struct hdr,b), offsetof(struct hdr,c), offsetof(struct hdr,d));
  printf("%zu %zu\n", sizeof(struct hdr2), offsetof(struct hdr2,b));
  printf("%zu %zu %zu\n", sizeof(tp), sizeof(struct al), _Alignof(struct al));
  printf("%zu %zu\n", sizeof(struct al2), offsetof(struct al2,y));
  printf("%d %d\n", (int)((unsigned long)&g % 64), (int)((unsigned long)buf % 32));
  printf("%zu %zu %zu\n", sizeof(struct pp), sizeof(struct np), sizeof(struct p2));
  struct hdr h = {'x', 12345, 7, 2.5};
  h.b += 5; h.d *= 2; 
  unsigned char *p = (unsigned char*)&h; for (size_t i = 0; i < sizeof h; i++) printf("%02x", p[i]); puts("");
  printf("%d %d %g\n", h.b, h.c, h.d);
  struct pp arr[3] = {{1,2},{3,4},{5,6}}; int s=0; for(int i=0;i<3;i++) s+=arr[i].b; printf("%d\n", s);
  return 0; }
