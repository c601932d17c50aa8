import { docOf } from '../../casa/docs/answers.ts'

export const doc = docOf('Tareas')
