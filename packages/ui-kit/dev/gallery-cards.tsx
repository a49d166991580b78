import { Badge } from "@forecourt/ui-kit/badge";
import { Button } from "@forecourt/ui-kit/button";
import { Card } from "@forecourt/ui-kit/card";
import { Chip } from "@forecourt/ui-kit/chip";
import { Cluster } from "@forecourt/ui-kit/cluster";
import { Grid } from "@forecourt/ui-kit/grid";
import { IconCamera, IconCar, IconFuel, IconGauge, IconGearbox } from "@forecourt/ui-kit/icon";
import { Picture, PicturePlaceholder } from "@forecourt/ui-kit/picture";
import { PriceText } from "@forecourt/ui-kit/price-text";
import { Skeleton } from "@forecourt/ui-kit/skeleton";
import { Stack } from "@forecourt/ui-kit/stack";
import { Stat } from "@forecourt/ui-kit/stat";

const studio = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 0.75}" viewBox="0 0 400 300"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#dfe4ea"/><stop offset=".62" stop-color="#f4f6f8"/><stop offset=".63" stop-color="#cfd5dc"/><stop offset="1" stop-color="#e6eaee"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/><ellipse cx="200" cy="221" rx="150" ry="11" fill="#0003"/><path d="M62 205c-8-6-8-34 6-40l52-12 42-38c10-8 20-11 34-11h58c16 0 26 5 36 15l36 36 22 9c10 5 12 30 4 41z" fill="#24405f"/><path d="M140 152l32-28c7-6 14-8 24-8h8v36zM214 116h38c12 0 20 4 27 11l24 25h-89z" fill="#b9c8d6"/><circle cx="122" cy="205" r="25" fill="#1b1f24"/><circle cx="122" cy="205" r="13" fill="#aab3bd"/><circle cx="294" cy="205" r="25" fill="#1b1f24"/><circle cx="294" cy="205" r="13" fill="#aab3bd"/></svg>`)}`;

/** Cards of cars in their states, price texts, facts. */
export function Cards() {
  return (
    <Stack gap={24} as="section">
      <Cluster justify="between" align="baseline">
        <h2>Latest arrivals</h2>
        <Button variant="link" href="#all">
          See all 214 cars
        </Button>
      </Cluster>
      <Grid as="ul" columns={1} sm={2} lg={4}>
        {[
          {
            title: "2021 Mazda CX-5 Maxx Sport KF Series Auto FWD",
            price: "$34,990",
            badge: (
              <Badge tone="reduced" look="solid">
                Price drop
              </Badge>
            ),
            was: "$36,990",
          },
          {
            title: "2019 Toyota HiLux SR5 Auto 4x4 Double Cab",
            price: "$48,880",
            badge: (
              <Badge tone="sold" look="solid">
                Sold
              </Badge>
            ),
          },
          {
            title: "2023 Kia Carnival GT-Line",
            price: "$1,234,567",
            badge: (
              <Badge tone="accent" look="solid">
                Demo
              </Badge>
            ),
          },
        ].map(({ title, price, badge, was }) => (
          <Card as="li" key={title} padding="none" interactive>
            <Picture src={studio} alt="" sizes="300px" />
            <span className="gallery-tag">{badge}</span>
            <div className="gallery-card-body">
              <h3 style={{ fontSize: "var(--fc-text-18)" }}>
                <a href="#car" style={{ color: "inherit", textDecoration: "none" }}>
                  {title}
                </a>
              </h3>
              <Cluster gap={4}>
                <Chip size="s" icon={<IconGauge />}>
                  48,200 km
                </Chip>
                <Chip size="s" icon={<IconGearbox />}>
                  Automatic
                </Chip>
                <Chip size="s" icon={<IconFuel />}>
                  Petrol
                </Chip>
                <Chip size="s" icon={<IconCar />}>
                  SUV
                </Chip>
              </Cluster>
              <PriceText was={was} note="Drive away" tone={was ? "reduced" : "plain"}>
                {price}
              </PriceText>
              <Cluster gap={8}>
                <Button href="#car" size="s">
                  View car
                </Button>
                <Button variant="quiet" size="s">
                  Enquire
                </Button>
              </Cluster>
            </div>
          </Card>
        ))}
        <Card as="li" padding="none" aria-busy>
          <Skeleton shape="box" />
          <div className="gallery-card-body">
            <Skeleton />
            <Skeleton quarters={3} />
            <Skeleton quarters={2} />
            <Skeleton shape="control" />
          </div>
        </Card>
      </Grid>
      <Grid columns={2} lg={4} gap={16}>
        <Stat icon={<IconGauge />} label="Odometer">
          48,200 km
        </Stat>
        <Stat icon={<IconGearbox />} label="Transmission">
          Automatic
        </Stat>
        <Stat icon={<IconFuel />} label="Fuel">
          Petrol
        </Stat>
        <Stat icon={<IconCar />} label="Body">
          SUV
        </Stat>
      </Grid>
      <Grid columns={1} md={3} gap={16}>
        <PicturePlaceholder icon={<IconCamera />}>Photos coming soon</PicturePlaceholder>
        <Card padding="l" floating>
          <Stack gap={16}>
            <PriceText size="xl" note="Drive away">
              $34,990
            </PriceText>
            <p style={{ fontSize: "var(--fc-text-14)" }}>From $142 a week at 7.99% p.a., comparison rate 9.12% p.a.</p>
            <Button size="l" block>
              Enquire about this car
            </Button>
            <Button variant="secondary" block>
              Book a test drive
            </Button>
          </Stack>
        </Card>
        <Card tone="band" padding="l">
          <Grid columns={2} gap={24}>
            <Stat size="l" label="Cars in stock">
              214
            </Stat>
            <Stat size="l" label="Locations">
              6
            </Stat>
            <Stat size="l" label="Reviews">
              4.8
            </Stat>
          </Grid>
          <Cluster style={{ marginBlockStart: 24 }}>
            <Button>Show cars</Button>
            <Button variant="secondary">Our locations</Button>
            <Button variant="link">Read reviews</Button>
          </Cluster>
        </Card>
      </Grid>
    </Stack>
  );
}
