import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"

/** So many lines of a list: twice as many bytes, since the data are sent with the page. */
export function loader({ request }: LoaderFunctionArgs) {
  const count = Number(new URL(request.url).searchParams.get("lines"))
  return { lines: Array.from({ length: count }, (_, at) => `One of the lines, of number ${at}`) }
}

export default function Index() {
  const { lines } = useLoaderData<typeof loader>()
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} className="line">
          {line}
        </li>
      ))}
    </ul>
  )
}
