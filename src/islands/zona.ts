import { readDesfases } from '../domain/base/desfases'

/** The institution's, as its page says: everybody there reads the same day. */
export const zona = readDesfases(document.documentElement.dataset.desfases ?? '-180')
