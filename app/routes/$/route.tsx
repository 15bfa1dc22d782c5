import { ErrorPage } from "#app/shell/error-page.tsx"

export function loader() {
  throw new Response(null, { status: 404 })
}

export const action = loader

export default function NotFound() {
  return null
}

export const ErrorBoundary = ErrorPage
