import { serveWorkers } from "../../scripts/launch/serve.mjs"

/**
 * Serves the built product on a state until it is killed; prints its address. `node serve.mjs
 * STATE`
 */
const { url } = await serveWorkers({
  names: ["app", "api", "referee", "mail"],
  state: process.argv[2] ?? "",
  host: "127.0.0.1",
  port: 0,
  vars: { CONTACT_TO: "school@tahaddi.example", SESSION_SECRETS: process.env["SECRET"] ?? "" },
  quiet: true,
})
console.log(url)
