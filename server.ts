export { default } from "built:app"
