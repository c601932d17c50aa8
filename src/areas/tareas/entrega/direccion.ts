/** The call by which a task is delivered; what was left half sent is known by it. */
export const direccionDe = (tareaId: number) => `/tareas/${tareaId}/submit`
