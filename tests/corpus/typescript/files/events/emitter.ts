type Listener<T> = (data: T) => void | false;
export class Emitter<E extends object> {
  private listeners: { [K in keyof E]?: Listener<E[K]>[] } = {};
  on<K extends keyof E>(event: K, listener: Listener<E[K]>): () => void {
    (this.listeners[event] ??= []).push(listener);
    return () => this.off(event, listener);
  }
  off<K extends keyof E>(event: K, listener: Listener<E[K]>): void {
    this.listeners[event] = this.listeners[event]?.filter((one) => one !== listener);
  }
  once<K extends keyof E>(event: K, listener: Listener<E[K]>): void {
    const stop = this.on(event, (data) => {
      stop();
      return listener(data);
    });
  }
  emit<K extends keyof E>(event: K, data: E[K]): void {
    for (const listener of [...(this.listeners[event] ?? [])]) if (listener(data) === false) return;
  }
  count(event: keyof E): number { return this.listeners[event]?.length ?? 0; }
}
