package com.acme.util;
public class Circle implements Shape {
    private final double r;
    static { System.out.println("Circle loaded"); }
    public Circle(double r) { this.r = r; }
    public double area() { return Math.PI * r * r; }
    @Override public String toString() { return describe().toUpperCase(); }
}
