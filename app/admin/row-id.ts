/** The anchor of a row in the lists: `g7s3c1` for `grade=7&subject=3&chapter=1`. */
export const toRowId = (of: string) => of.replaceAll(/(\w)\w*=(\d+)&?/g, "$1$2")
