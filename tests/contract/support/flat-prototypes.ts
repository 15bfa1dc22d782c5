/**
 * The test pool wraps the prototype of a Durable Object's class in one more Proxy, with the same handler, for each
 * object that it creates, so that after a few hundred objects every call passes through all of them.
 */
const wrapped = new WeakSet<object>()

const isOfPool = ({ get }: ProxyHandler<object>) => String(get).includes("getUnknownPrototypeKey")

globalThis.Proxy = new Proxy(Proxy, {
  construct(target, [inner, handler]: [object, ProxyHandler<object>]) {
    if (!isOfPool(handler)) return new target(inner, handler)
    if (wrapped.has(inner)) return inner
    const proxy = new target(inner, handler)
    wrapped.add(proxy)
    return proxy
  },
})
