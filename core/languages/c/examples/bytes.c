#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct packet {
    uint8_t kind;
    uint16_t length;
    uint32_t id;
    unsigned urgent : 1, retries : 3;
};

/* What a struct is made of, padding included. */
static void dump(const struct packet *packet) {
    unsigned char bytes[sizeof *packet];
    memcpy(bytes, packet, sizeof bytes);
    for (size_t i = 0; i < sizeof bytes; i++)
        printf("%02x%c", bytes[i], i % 4 == 3 ? '\n' : ' ');
}

int main(void) {
    struct packet packet;
    memset(&packet, 0, sizeof packet);
    packet.kind = 7;
    packet.length = 0x0102;
    packet.id = 0xdeadbeef;
    packet.urgent = 1;
    packet.retries = 5;
    dump(&packet);
    return 0;
}
