/** The numbers of the true statements, as an answer of offside names them: of "135" 1, 3 and 5. */
export const trueNumbers = (answer: string): readonly string[] => answer.match(/[1-6]/g) ?? []
