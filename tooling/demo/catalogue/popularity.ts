/** How often a model stands in a yard beside the others of its make; models not named count 1. */
export const popularity: Readonly<Record<string, number>> = {
  "Mazda 3": 5, "Mazda CX-5": 7, "Mazda CX-3": 4, "Mazda CX-30": 4, "Mazda 2": 3, "Mazda CX-9": 3, "Mazda BT-50": 3, "Mazda RX-8": 0.3, "Mazda CX-60": 2,
  "Toyota Corolla": 5, "Toyota HiLux": 6, "Toyota RAV4": 6, "Toyota Camry": 3, "Toyota Yaris": 2, "Toyota LandCruiser Prado": 3, "Toyota LandCruiser": 2, "Toyota HiAce": 2, "Toyota Aqua": 4, "Toyota Prius": 2,
  "Hyundai i30": 5, "Hyundai Tucson": 5, "Hyundai Kona": 3, "Hyundai Santa Fe": 3, "Hyundai iLoad": 2,
  "Kia Cerato": 5, "Kia Sportage": 5, "Kia Carnival": 2, "Kia Sorento": 3, "Kia Seltos": 3, "Kia Picanto": 2,
  "Mitsubishi Triton": 5, "Mitsubishi ASX": 4, "Mitsubishi Outlander": 5, "Mitsubishi Pajero Sport": 3,
  "Nissan X-Trail": 5, "Nissan Navara": 4, "Nissan Qashqai": 3, "Nissan Leaf": 2, "Nissan Patrol": 2,
  "Ford Ranger": 8, "Ford Everest": 3, "Ford Mustang": 2, "Ford Focus": 2, "Ford Mustang Mach-E": 0.5,
  "Subaru Forester": 5, "Subaru Outback": 3, "Subaru XV": 3, "Subaru Impreza": 2,
  "Honda CR-V": 4, "Honda Civic": 3, "Honda HR-V": 3, "Honda Jazz": 2, "Suzuki Swift": 4, "Suzuki Jimny": 2, "Suzuki Vitara": 2,
  "Volkswagen Golf": 4, "Volkswagen Tiguan": 4, "Volkswagen Amarok": 3, "Volkswagen Polo": 2, "Holden Commodore": 3, "Holden Colorado": 3,
};
