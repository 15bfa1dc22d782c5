export { useChangeLanguage } from "remix-i18next/react"
