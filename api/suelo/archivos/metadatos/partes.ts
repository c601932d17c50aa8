/** No photo has half as many parts. Made up of empty ones, a small file takes a hundred times its size. */
export const MOST_PARTS = 10_000
