export { MailService } from "./mail-service"

/** Nobody reaches the mail over HTTP: the app and the API call `MailService`. */
export default {
  fetch: () => new Response("Not found", { status: 404 }),
}
