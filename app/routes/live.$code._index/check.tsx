import { useTranslation } from "react-i18next"
import { PageHeading } from "#app/ui/headings.tsx"
import { useNonce } from "#app/ui/server-sent.tsx"
import type { viewCheck } from "./check.server"

type View = Awaited<ReturnType<typeof viewCheck>>

/** Says what can be told without scripts; with them the rest is tested at once. */
export function NetworkCheck({ view }: { view: View }) {
  const { t } = useTranslation()
  const { title, isSecure, isHeld, host, now, time } = view
  const said = (name: "held" | "socket" | "clock") => ({
    role: "status",
    "data-check": name,
    "data-right": t(`live.check.${name}Right`),
    "data-wrong": t(`live.check.${name}Wrong`),
  })
  return (
    <div className="grid max-w-prose gap-5">
      <PageHeading title={title}>{t("live.check.lead")}</PageHeading>
      <section className="card grid gap-2">
        <h2 className="font-bold">HTTPS</h2>
        <p>{t(isSecure ? "live.check.httpsRight" : "live.check.httpsWrong")}</p>
      </section>
      <section className="card grid gap-2">
        <h2 className="font-bold">{t("live.check.held")}</h2>
        {isHeld ? (
          <p>{t("live.check.heldRight")}</p>
        ) : (
          <>
            <p {...said("held")}>{t("live.check.heldHelp")}</p>
            <noscript>
              <meta httpEquiv="refresh" content="1;url=/live/check?held" />
            </noscript>
          </>
        )}
        <a href="/live/check?held" className="link">
          {t("live.check.test")}
        </a>
      </section>
      <section className="card grid gap-2">
        <h2 className="font-bold">WebSocket</h2>
        <p {...said("socket")}>{t("live.check.socketHelp")}</p>
      </section>
      <section className="card grid gap-2">
        <h2 className="font-bold">{t("live.check.clock")}</h2>
        <p {...said("clock")} data-now={now}>
          {t("live.check.clockHelp", { time })}
        </p>
      </section>
      <section className="grid gap-2">
        <h2 className="font-bold">{t("live.check.allow")}</h2>
        <p>
          {t("live.check.allowHelp")}{" "}
          <bdi dir="ltr" className="font-bold">
            {host}
          </bdi>
        </p>
      </section>
      <script data-plain="" nonce={useNonce()} dangerouslySetInnerHTML={{ __html: checkScript }} />
    </div>
  )
}

/** Without `<` and `//` comments, since it is sent as it is. */
export const checkScript = `(function () {
  function say(name, isRight) {
    var place = document.querySelector("[data-check=" + name + "]")
    if (place) place.textContent = isRight ? place.dataset.right : place.dataset.wrong
    return place
  }
  /* A filter's page is a reply too, and one that never ends is none. */
  if (document.querySelector("[data-check=held]"))
    Promise.race([
      fetch("/live/check?held").then(function (reply) { return reply.text() }),
      new Promise(function (resolve, reject) { setTimeout(reject, 20000) })
    ]).then(function (text) { say("held", text.includes('data-check="clock"')) }, function () { say("held", false) })
  var clock = document.querySelector("[data-check=clock]")
  say("clock", 60000 > Math.abs(Date.now() - clock.dataset.now))
  try {
    var socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/live/check?view=check")
    var late = setTimeout(function () { socket.close() }, 4000)
    socket.onopen = function () { socket.send("ping") }
    socket.onmessage = function () {
      clearTimeout(late)
      socket.onclose = null
      socket.close()
      say("socket", true)
    }
    socket.onclose = function () { say("socket", false) }
  } catch (error) { say("socket", false) }
})()`
