/**
 * The test pool puts one more Proxy around the prototype of a Durable Object's class for each object that is
 * made, each with the same handler: after a few hundred objects every call goes through all of them. A
 * prototype that has one keeps that.
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
