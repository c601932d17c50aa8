import { docOf } from '../docs/answers.ts'

export const doc = docOf('Evaluaciones')
