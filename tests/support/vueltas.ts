/** How often what is tried at random is tried: once by day, more where somebody has the time (`AZAR_VUELTAS=4 npm test`). */
export const VUELTAS = Number(process.env.AZAR_VUELTAS ?? 1)
