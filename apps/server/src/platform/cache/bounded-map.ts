/** A map that forgets what was not asked for the longest time. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override get(key: K): V | undefined {
    const value = super.get(key);
    if (value === undefined || !super.delete(key)) return undefined;
    super.set(key, value);
    return value;
  }

  override set(key: K, value: V): this {
    super.delete(key);
    super.set(key, value);
    if (this.size > this.#most) super.delete(this.keys().next().value as K);
    return this;
  }
}
