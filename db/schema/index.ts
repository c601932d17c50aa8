export * from './ajustes.ts'
export * from './comunidad.ts'
export * from './correos.ts'
export * from './creadores.ts'
