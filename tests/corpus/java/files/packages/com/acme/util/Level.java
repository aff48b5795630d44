package com.acme.util;
public enum Level { LOW, MID, HIGH; public int weight() { return ordinal() * 10; } }
