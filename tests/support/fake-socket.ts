export class FakeSocket {
  static readonly all: FakeSocket[] = []
  onmessage = (_: { readonly data: string }) => {}
  onclose = (_: { readonly code: number }) => {}
  readonly sent: string[] = []
  isClosed = false
  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }
  isHeard = true
  send = (text: string) => {
    this.sent.push(text)
    if (this.isHeard) this.tell("pong")
  }
  close = () => void (this.isClosed = true)
  tell = (data: string | number) => this.onmessage({ data: String(data) })
}
