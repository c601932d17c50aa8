import { Bandeja } from './bandeja'

export const Component = () => <Bandeja rol="alumno" />
