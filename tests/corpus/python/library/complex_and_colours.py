# covers: cmath, colorsys
import cmath
import colorsys

print(cmath.sqrt(-1), cmath.exp(1j * cmath.pi), cmath.phase(-1), cmath.polar(1 + 1j), cmath.rect(2, cmath.pi / 2), cmath.log(1j), cmath.isclose(1, 1 + 1e-10), cmath.sin(1 + 2j), cmath.cos(1j), cmath.sqrt(3 + 4j))
print(colorsys.rgb_to_hsv(0.2, 0.4, 0.4), colorsys.hsv_to_rgb(0.5, 0.5, 0.4), colorsys.rgb_to_hls(0.1, 0.9, 0.3), colorsys.hls_to_rgb(0.7, 0.4, 0.6), colorsys.rgb_to_yiq(0.1, 0.2, 0.3), colorsys.yiq_to_rgb(0.1, 0.2, 0.1))
