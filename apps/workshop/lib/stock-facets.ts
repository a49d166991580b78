/** Values of the facets of a stock with 44 cars, as the search answers them. */
export const stockFacets = {
  make: ["Mazda", "Kia", "Ford", "BMW", "Audi", "Honda", "Isuzu", "Jeep", "Lexus"].map((value, index) => ({
    value,
    count: 20 - index * 2,
  })),
  model: [
    { value: "CX-5", count: 12 },
    { value: "CX-9", count: 5 },
  ],
  car_type: [
    { value: "used", count: 40 },
    { value: "demo", count: 3 },
    { value: "new", count: 1 },
  ],
  simple_body: [
    { value: "SUV", count: 21 },
    { value: "Ute", count: 12 },
    { value: "Hatch", count: 9 },
  ],
  simple_fuel: [
    { value: "Petrol", count: 30 },
    { value: "Electric", count: 4 },
  ],
  simple_transmission: [
    { value: "Automatic", count: 39 },
    { value: "Manual", count: 5 },
  ],
};
