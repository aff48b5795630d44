#pragma once

char *trimmed(char *text);
int words(const char *text);
