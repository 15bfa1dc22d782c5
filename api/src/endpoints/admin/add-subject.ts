import { admin } from "#contract"
import { image as limits } from "#contract/limits"
import { keepPicture } from "../../images/picture-storage"
import { readPicture, type Picture } from "../../images/read-picture"
import { implement } from "../../implement"
import { done, Refusal, refuse } from "../../reply"
import { addSubject as writeSubject, readNames } from "../../store/school"
import { isTaken } from "./is-taken"

const exists = refuse(400, "Subject already exists.")

export const addSubject = implement(admin.addSubject, async ({ body, store, platform }) => {
  const picture = await pictureOf(body.image)
  if (isTaken(await readNames(store, "subjects"), body.name)) return exists
  const address = await keepPicture(platform.images, picture)
  return (await writeSubject(store, body.name, address)) ? done("Subject added.") : exists
})

async function pictureOf(file: File): Promise<Picture> {
  if (file.size > limits.maxBytes) throw new Refusal(413, "The image is larger than 5 MB.")
  const picture = readPicture(new Uint8Array(await file.arrayBuffer()))
  if (picture === "no picture")
    throw new Refusal(415, "The image is no PNG, JPEG, GIF or WebP, or not a whole one.")
  if (picture === "too large")
    throw new Refusal(400, "The image has more than 4096 pixels a side, or too many frames.")
  return picture
}
