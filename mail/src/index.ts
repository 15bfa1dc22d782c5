export { MailService } from "./mail-service"

/** No HTTP interface: the app and the API call `MailService`. */
export default {
  fetch: () => new Response("Not found", { status: 404 }),
}
