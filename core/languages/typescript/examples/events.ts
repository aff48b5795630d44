type Events = { login: { user: string }; tick: number };
type Listener<T> = (value: T) => void;

class Emitter<E extends Record<string, unknown>> {
  private listeners: { [K in keyof E]?: Listener<E[K]>[] } = {};

  on<K extends keyof E>(event: K, listener: Listener<E[K]>): () => void {
    (this.listeners[event] ??= []).push(listener);
    return () => {
      this.listeners[event] = this.listeners[event]?.filter((one) => one !== listener);
    };
  }

  emit<K extends keyof E>(event: K, value: E[K]): void {
    this.listeners[event]?.forEach((listener) => listener(value));
  }
}

const emitter = new Emitter<Events>();
const stop = emitter.on("login", ({ user }) => console.log("hello", user));
emitter.on("tick", (n) => console.log("tick", n));
emitter.emit("login", { user: "Ann" });
stop();
emitter.emit("login", { user: "Bob" });
setTimeout(() => emitter.emit("tick", 2), 1);
emitter.emit("tick", 1);
