/**
 * Start of the path of every car (S1 §2). In a file of its own: each page knows it, and needs nothing else of a car.
 */
export const carsPath = "/cars";
