export * from './creadores.ts'
