import { useTranslation } from "react-i18next"
import { quietHeader } from "#app/connection/reply-mark"
import { useNonce } from "#app/ui/server-sent.tsx"

interface Props {
  readonly path: string
  readonly version: number
  readonly isStill: boolean
  readonly bell?: string | undefined
}

/**
 * How a page in which nobody types comes by news: it is loaded again, and the server holds the reply until there are
 * some. The browser does that by itself, until it is told not to.
 */
export function News({ path, version, isStill, bell }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {isStill ? null : <Updates held={`${path}since=${version}`} bell={bell} />}
      <nav aria-label={t("live.news")} className="flex flex-wrap gap-x-4 text-sm print:hidden">
        <a
          href={isStill ? `${path}still` : path}
          className="link inline-flex min-h-[2.75rem] items-center"
        >
          {t("live.lookAgain")}
        </a>
        <a
          href={isStill ? path : `${path}still`}
          className="link inline-flex min-h-[2.75rem] items-center"
        >
          {t(isStill ? "live.goOnUpdating" : "live.stopUpdating")}
        </a>
      </nav>
    </>
  )
}

/** With scripts only the news are put into the page, without them it is loaded whole, unless somebody types in it. */
export function Updates({
  held,
  bell,
  isTyping = false,
}: Pick<Props, "bell"> & { held: string; isTyping?: boolean }) {
  return (
    <>
      {isTyping ? null : (
        <noscript>
          <meta httpEquiv="refresh" content={`1;url=${held}`} />
        </noscript>
      )}
      <script
        data-plain=""
        data-held={held}
        data-bell={bell}
        nonce={useNonce()}
        dangerouslySetInnerHTML={{ __html: liveScript }}
      />
    </>
  )
}

/**
 * Asks for the page again and again, which the server holds until there are news, and puts them in place. A form in
 * which somebody types stays: only the part before it changes. What was typed when the bell rings is sent, as long as
 * the grace lasts. A socket says when there is news: while one is heard of, the page is asked for only then, and the bell
 * is shown at once. It has no `//` comments and no `<`, since it is sent as it is.
 */
export const liveScript = `(function () {
  var script = document.currentScript, nonce = script.nonce, held = script.dataset.held
  var since = Date.now(), said = document.createElement("p")
  var socket, isLive, isOver, isIdle, news = 0, heard, pinged, timer, counting
  said.className = "sr-only"
  said.setAttribute("role", "status")
  document.body.append(said)
  var find = function (root, what) { return root.querySelector("main " + what) }
  function isUnsaved(form) {
    return form.dataset.draft || Array.from(form.elements).some(function (field) {
      return field.type === "radio" ? field.checked !== field.defaultChecked
        : field.type === "text" && field.value !== field.defaultValue
    })
  }
  function swap(old, next) {
    /* Parsed without scripts: the browser would obey the refresh inside. */
    next.querySelectorAll("noscript").forEach(function (each) { each.remove() })
    old.replaceWith(document.adoptNode(next))
    since = Date.now()
  }
  function show(page) {
    var form = find(document, "form[data-number]"), other = find(page, "form[data-number]")
    var isSame = form && other && form.dataset.number === other.dataset.number
    if (form && !isSame && isUnsaved(form)) return form.submit()
    document.getElementById("all-styles").media = "all"
    document.title = page.title
    if (isSame) swap(find(document, "#asked"), find(page, "#asked"))
    else swap(document.querySelector("main"), page.querySelector("main"))
    var heading = find(document, "h1")
    if (heading && said.textContent !== heading.textContent) said.textContent = heading.textContent
  }
  function ring() {
    var mark = find(document, "[data-bell]"), form = find(document, "form[data-number]")
    if (!mark) return askIn(300 * Math.random())
    if (form && isUnsaved(form)) return form.submit()
    var note = document.createElement("p")
    note.className = "card border-hint"
    note.textContent = document.title = said.textContent = mark.dataset.bell
    mark.removeAttribute("data-bell")
    document.querySelectorAll("[data-left]").forEach(function (clock) { clock.parentNode.remove() })
    find(document, "div").prepend(note)
    /* All else that the page will show comes with the reveal, but what is typed now would be too late then. */
    if (form) askIn(1000 + 1000 * Math.random())
  }
  function isNew() { return news > Number(/since=(\\d+)/.exec(held)[1]) }
  function askIn(ms) {
    isIdle = false
    clearTimeout(timer)
    timer = setTimeout(ask, ms)
  }
  async function ask() {
    isIdle = false
    var wait = 300 + 700 * Math.random(), isDone
    try {
      var reply = await fetch(held, { headers: { "${quietHeader}": "1" } })
      if (reply.redirected || reply.status === 404) return location.reload()
      isDone = reply.status === 204
      if (reply.ok && !isDone) {
        /* Already a parsed page must not have styles of another nonce. */
        var text = (await reply.text()).replace(/ nonce="[^"]*"/g, ' nonce="' + nonce + '"')
        var page = new DOMParser().parseFromString(text, "text/html")
        var next = page.querySelector("script[data-held]")
        if (!next || next.dataset.held !== held) show(page)
        isOver = !next
        if (isOver) return socket && socket.close()
        held = next.dataset.held
        isDone = true
      } else if (!isDone) wait = 5000
    } catch (error) { wait = 3000 }
    isIdle = Boolean(isDone && isLive && !isNew())
    if (!isIdle) askIn(isDone && isLive ? wait / 3 : wait)
  }
  /* Each answer raises the count of host and screen. */
  function count() {
    counting = counting || setTimeout(function () {
      counting = 0
      if (isIdle) askIn(0)
      else if (!isOver) count()
    }, 3000)
  }
  function listen() {
    if (isOver || socket) return
    try {
      var mine = socket = new WebSocket(location.origin.replace(/^http/, "ws") + held.replace(/(\\w+)[?]/, "socket?view=$1&"))
    } catch (error) { return setTimeout(listen, 60000) }
    heard = pinged = Date.now()
    mine.onmessage = function (event) {
      if (mine !== socket) return
      isLive = true
      heard = Date.now()
      if (event.data === "pong") return
      if (event.data.endsWith("count")) return count()
      news = parseInt(event.data)
      if (!isIdle) return
      if (!isNew()) clearTimeout(timer)
      else if (event.data.endsWith("bell")) ring()
      else askIn(300 * Math.random())
    }
    mine.onclose = function (event) { if (mine === socket) drop(event.code) }
  }
  /* Cut, it is opened again soon; blocked or opened elsewhere, in a minute. */
  function drop(code) {
    setTimeout(listen, isLive && code !== 4001 ? 3000 * Math.random() : 60000)
    socket.onclose = null
    socket.close()
    socket = isLive = null
    if (isIdle && !isOver) askIn(0)
  }
  setInterval(function () {
    document.querySelectorAll("[data-left]").forEach(function (clock) {
      var left = Math.max(0, Math.ceil((clock.dataset.left - (Date.now() - since)) / 1000))
      clock.textContent = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0")
    })
    var now = Date.now()
    if (!socket) return
    if (isLive ? pinged > heard && now - pinged > 10000 : now - heard > 4000) drop()
    else if (isLive && now - pinged > 20000) {
      pinged = now
      socket.send("ping")
    }
  }, 500)
  function wake() { if (!document.hidden && isIdle) askIn(0) }
  document.addEventListener("visibilitychange", wake)
  addEventListener("online", wake)
  var late = find(document, "form[data-draft=closing]")
  if (late) return late.submit()
  /* A held look would keep the room awake, so the socket has a second to say that there is nothing new. */
  isIdle = true
  timer = setTimeout(ask, 1000)
  listen()
})()`
