/** Made by api/seed/start-pack.mjs when the Worker is bundled. */
declare module "#built/start-pack" {
  /** The pack as JSON, in gzip and base64. */
  const packed: string
  export default packed
}
