import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"

/** The page under the name that the upstream's call has. */
export const loader = ({ request }: LoaderFunctionArgs) => onwards(request)

/** 308: what was posted is posted there. */
export const action = ({ request }: LoaderFunctionArgs) => onwards(request)

const onwards = ({ url }: Request) => redirect(`/admin/add-chapter${new URL(url).search}`, 308)
