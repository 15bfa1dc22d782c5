import type { QrCode } from "./qr-code.server"

/** Black on white in both themes, because readers expect it. What it holds stands beside it as text. */
export const QrImage = ({ code }: { code: QrCode }) => (
  <svg
    viewBox={`0 0 ${code.size} ${code.size}`}
    aria-hidden
    className="qr-code"
    shapeRendering="crispEdges"
  >
    <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
    <path fill="#000" d={code.path} />
  </svg>
)
