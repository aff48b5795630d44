// covers: an error in a timer, undefined property, custom error
class AppError extends Error { constructor(m, code) { super(m); this.name = "AppError"; this.code = code; } } setTimeout(() => { try { throw new AppError("inner", 1); } finally { console.log("cleanup"); } }, 5); setTimeout(() => console.log("first"), 1); setTimeout(() => console.log("never"), 10);
