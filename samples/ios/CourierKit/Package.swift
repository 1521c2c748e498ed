// swift-tools-version: {{ios.swift}}
import PackageDescription

let package = Package(
    name: "CourierKit",
    platforms: [.iOS("{{ios.minOs}}")],
    products: [
        .library(name: "CourierKit", targets: ["CourierKit"])
    ],
    dependencies: [
        .package(url: "{{ios.packageUrl}}", exact: "{{sdk.version}}")
    ],
    targets: [
        .target(
            name: "CourierKit",
            dependencies: [.product(name: "{{ios.module}}", package: "{{ios.packageName}}")]
        )
    ]
)
