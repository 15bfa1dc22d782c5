import { quietHeader } from "#app/connection/reply-mark"

/**
 * Asks for the page again and again, which the server holds until there are news, and puts them in place. A form in
 * which somebody types stays: only the part before it changes. What was typed when the bell rings is sent, as long as
 * the grace lasts. A socket says when there is news: while one is heard of, the page is asked for only then, and the bell
 * is shown at once. A reply may be lost without a word, so a later request takes the place of one that takes too long.
 * It has no `//` comments and no `<`, since it is sent as it is but for the comments.
 */
export const liveScript = `(function () {
  var script = document.currentScript, nonce = script.nonce, held = script.dataset.held
  var since = performance.now(), said = document.createElement("p")
  var socket, isLive, isOver, isIdle, news = 0, heard, pinged, timer, counting
  var turn = 0, stop, until, lock
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
  function sends(form) {
    if (!form || !isUnsaved(form)) return false
    form.submit()
    return true
  }
  function swap(old, next) {
    /* Parsed without scripts: the browser would obey the refresh inside. */
    next.querySelectorAll("noscript").forEach(function (each) { each.remove() })
    old.replaceWith(document.adoptNode(next))
    since = performance.now()
  }
  function show(page) {
    if (script.dataset.kept) return
    var form = find(document, "form[data-number]"), other = find(page, "form[data-number]")
    var isSame = form && other && form.dataset.number === other.dataset.number
    if (!isSame && sends(form)) return
    document.getElementById("all-styles").media = "all"
    document.title = page.title
    if (isSame) swap(find(document, "#asked"), find(page, "#asked"))
    else swap(document.querySelector("main"), page.querySelector("main"))
    var heading = find(document, "h1")
    if (heading && said.textContent !== heading.textContent) said.textContent = heading.textContent
  }
  function ring() {
    var mark = find(document, "[data-bell]"), form = find(document, "form[data-number]")
    if (sends(form)) return
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
    if (script.dataset.kept === "pings") return
    var wait = 300 + 700 * Math.random(), isDone, mine = ++turn
    if (stop) stop.abort()
    stop = typeof AbortController === "function" && new AbortController()
    until = performance.now() + 20000
    try {
      var reply = await fetch(held, { headers: { "${quietHeader}": "1" }, signal: stop ? stop.signal : null })
      var text = reply.status === 204 ? "" : await reply.text()
      if (mine !== turn) return
      until = 0
      if (reply.redirected || reply.status === 404)
        return sends(find(document, "form[data-number]")) || location.reload()
      isDone = reply.status === 204
      if (reply.ok && !isDone) {
        /* Already a parsed page must not have styles of another nonce. */
        text = text.replace(/ nonce="[^"]*"/g, ' nonce="' + nonce + '"')
        var page = new DOMParser().parseFromString(text, "text/html")
        var next = page.querySelector("script[data-held]")
        if (!next || next.dataset.held !== held) show(page)
        isOver = !next
        if (isOver) return finish()
        held = next.dataset.held
        isDone = true
      } else if (!isDone) wait = 5000
    } catch (error) {
      if (mine !== turn) return
      until = 0
      wait = 3000
    }
    isIdle = Boolean(isDone && isLive && !isNew())
    if (isIdle) clearTimeout(timer)
    else askIn(isDone && isLive ? wait / 3 : wait)
  }
  function hurry() { if (until) until = Math.min(until, performance.now() + 4000) }
  function finish() {
    if (socket) socket.close()
    if (lock) lock.release()
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
    heard = pinged = performance.now()
    mine.onmessage = function (event) {
      if (mine !== socket) return
      isLive = true
      heard = performance.now()
      if (event.data === "pong") return
      if (event.data.endsWith("count")) return script.dataset.kept || count()
      news = parseInt(event.data)
      if (!isNew()) return isIdle && clearTimeout(timer)
      if (event.data.endsWith("bell") && find(document, "[data-bell]")) ring()
      else if (isIdle) askIn(300 * Math.random())
      else hurry()
    }
    mine.onclose = function (event) { if (mine === socket) drop(event.code) }
  }
  /* Cut, it is opened again soon; blocked or opened elsewhere, in a minute. */
  function drop(code) {
    setTimeout(listen, isLive && code !== 4001 ? 3000 * Math.random() : 60000)
    socket.onclose = null
    socket.close()
    if (isLive) hurry()
    socket = isLive = null
    if (isIdle && !isOver) askIn(0)
  }
  setInterval(function () {
    document.querySelectorAll("[data-left]").forEach(function (clock) {
      var left = Math.max(0, Math.ceil((clock.dataset.left - (performance.now() - since)) / 1000))
      clock.textContent = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0")
    })
    var now = performance.now()
    if (until && now > until) askIn(0)
    if (!socket) return
    if (isLive ? pinged > heard && now - pinged > 10000 : now - heard > 4000) drop()
    else if (isLive && now - pinged > 20000) {
      pinged = now
      socket.send("ping")
    }
  }, 500)
  function stayLit() {
    if (!navigator.wakeLock || lock && !lock.released) return
    navigator.wakeLock.request("screen").then(function (mine) { lock = mine }, function () {})
  }
  function wake() {
    if (document.hidden || isOver) return
    stayLit()
    /* Some clocks stand still while a device sleeps. */
    if (find(document, "[data-left]")) held = held.replace(/since=\\d+/, "since=0")
    if (isLive) {
      pinged = performance.now()
      socket.send("ping")
    }
    askIn(0)
  }
  document.addEventListener("visibilitychange", wake)
  addEventListener("online", wake)
  /* From one network to another a socket hangs. Only its type tells: all else of a line changes all the time. */
  var line = navigator.connection, type = line && line.type
  if (type) line.addEventListener("change", function () {
    if (line.type === type) return
    type = line.type
    if (socket) drop()
    wake()
  })
  addEventListener("pageshow", function (event) { if (event.persisted) wake() })
  /* Another language or theme loads the page with what is typed, if the address may be as long. */
  document.addEventListener("submit", function (event) {
    var form = find(document, "form[data-number]"), back = event.target.elements.redirectTo
    var path = back && form && isUnsaved(form) && location.pathname + "?" + new URLSearchParams(new FormData(form))
    if (path && 2000 > path.length) back.value = path
  })
  var late = find(document, "form[data-draft=closing]")
  if (late) return late.submit()
  /* A held look would keep the room awake, so the socket has a second to say that there is nothing new. */
  isIdle = true
  timer = setTimeout(ask, 1000)
  listen()
  stayLit()
})()`.replaceAll(/ +\/\*.*\*\/\n/g, "")
